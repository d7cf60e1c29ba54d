import { defineText, type TextOf } from '@ackanomic/core/engine'
import { pureSkillClauses } from './clauses.js'
import { pureSkillNotation } from './notation.js'
import { renderPureSkill, sayPureSkill } from './render.js'
import type { PureSkill } from './types.js'

/** The words of the Game of Pure Skill, alone: enough for a page of a match that a server keeps. */
export const pureSkillText: TextOf<PureSkill> = /* @__PURE__ */ defineText<PureSkill>({
  clauses: pureSkillClauses,
  notation: pureSkillNotation,
  render: renderPureSkill,
  say: sayPureSkill,
})
