import { expect, test } from 'vitest'
import { cardNumber } from '../cards.js'
import { cards, statement } from '../testing/examples.js'
import { editsAt, momentOf } from './step.js'

test('each of four statements can be edited', () => {
  const own = ['5D QD 2D', '4H 10H 2S', '3C 9C 3H', 'AS 8S 4C'].map(statement)
  const laid = { discard: [], unseen: cards('AC'), deck: 1, opponents: [[]], script: false }
  const moment = momentOf({ ...laid, own, hand: cards('7C 6D 6H 6C 6S') }, 'on-draw')
  const edits = [...editsAt(moment, cardNumber('7C'))]
  expect(new Set(edits.map(({ statement: at }) => at))).toEqual(new Set([0, 1, 2, 3]))
})
