import type { Role } from '../entry.js'
import type { Question } from '../prompt.js'
import type { DraftOf } from './bundle.js'
import type { Context } from './context.js'
import type { Actor } from './definition.js'
import type { Deadline, Errand, Errands, Name } from './errand-types.test-support.js'

const questions: { readonly [Each in Name]: Question } = {
  coin: { kind: 'pick', of: 2 },
  order: { kind: 'shuffle', of: 3 },
  dice: { kind: 'roll', dice: 2, sides: 6 },
  word: { kind: 'word', word: 'ackanomic', dictionary: 'any' },
  inside: { kind: 'inside', fragment: 'kanom', dictionary: 'any' },
  verdict: { kind: 'judge', about: 'taste', choices: ['good', 'bad'] },
  essay: { kind: 'judge', about: 'an essay' },
  alarm: { kind: 'pick', of: 3 },
}

type Draft = DraftOf<Errands>

function run(draft: Draft, ctx: Context<Errands>, errands: readonly Errand[]): void {
  for (const errand of errands) runOne(draft, ctx, errand)
}

function plan(draft: Draft, on: string, errands: readonly Errand[] = []): void {
  const others = draft.shared.plans.filter((each) => each.on !== on)
  draft.shared.plans = [...others, { on, errands: JSON.stringify(errands) }]
}

function runPlan(draft: Draft, ctx: Context<Errands>, on: string, happened: string): void {
  draft.shared.log.push(happened)
  const planned = draft.shared.plans.find((each) => each.on === on)
  if (planned !== undefined) run(draft, ctx, JSON.parse(planned.errands) as Errand[])
}

function runOne(draft: Draft, ctx: Context<Errands>, errand: Errand): void {
  switch (errand.call) {
    case 'log':
      draft.shared.log.push(errand.text)
      break
    case 'forbidden':
      throw new Error('A refused errand was run.')
    case 'start': {
      const { deadline, length, seat, through, next } = errand
      ctx.startTimer(deadline, length, seat, through)
      plan(draft, `${deadline} ${seat ?? ''}`, next)
      break
    }
    case 'stop':
      ctx.stopTimer(errand.deadline, errand.seat)
      break
    case 'ask': {
      const about = errand.name === 'verdict' ? { of: 'the play' } : null
      ctx.prompt(errand.name, questions[errand.name] as never, about as never, errand.to)
      plan(draft, errand.name, errand.next)
      break
    }
    case 'withdraw':
      ctx.cancelPrompts(errand.name)
      break
    case 'halt':
      ctx.pause(errand.reason, 'errands/1')
      break
    case 'resume':
      ctx.resume(errand.reason, 'errands/1')
      break
    case 'tell':
      ctx.emit(errand.to, 'errands/1', () => ({ type: 'said', text: errand.text }))
      break
    case 'tell log':
      ctx.emit(errand.to, 'errands/1', () => ({ type: 'log', log: draft.shared.log }))
      break
    case 'remove':
      ctx.eliminate(errand.seat)
      break
    case 'hold':
      ctx.assignSeat(errand.seat, errand.person)
      break
    case 'appoint':
      ctx.setReferees(errand.referees)
      break
    case 'owe':
      draft.shared.owed += errand.times
      break
    case 'end':
      ctx.end({ winners: errand.winners, ranking: [errand.winners], awards: [] })
      break
    case 'want':
      draft.shared.wants.push(JSON.stringify(errand.want))
      break
  }
}

export interface ErrandMove {
  readonly by: readonly Role[]
  validate(
    state: unknown,
    move: { readonly errands: readonly Errand[] },
    actor: Actor,
  ): { readonly code: 'forbidden'; readonly details: { readonly person: string } } | undefined
  apply(
    draft: Draft,
    move: { readonly errands: readonly Errand[] },
    ctx: Context<Errands>,
    actor: Actor,
  ): void
}

export function errandMove(...by: readonly Role[]): ErrandMove {
  return {
    by,
    validate: (
      _: unknown,
      { errands }: { readonly errands: readonly Errand[] },
      { person }: Actor,
    ) =>
      errands.some(({ call }) => call === 'forbidden')
        ? { code: 'forbidden' as const, details: { person } }
        : undefined,
    apply(
      draft: Draft,
      { errands }: { readonly errands: readonly Errand[] },
      ctx: Context<Errands>,
      { seat, role }: Actor,
    ): void {
      if (role === 'referee') draft.shared.log.push(`referee, seat ${seat}`)
      else if (role !== 'seat') draft.shared.log.push(`as ${role}`)
      run(draft, ctx, errands)
    },
  }
}

/** Defines a prompt whose answer is logged. */
export function answered<Which extends Name>(
  name: Which,
): { readonly apply: (draft: Draft, answer: unknown, ctx: Context<Errands>) => void } {
  return {
    apply: (draft, answer, ctx) => runPlan(draft, ctx, name, `${name} = ${JSON.stringify(answer)}`),
  }
}

/** Defines a deadline that is logged. */
export const due =
  (name: Deadline): ((draft: Draft, ctx: Context<Errands>, seat: number | null) => void) =>
  (draft, ctx, seat) =>
    runPlan(draft, ctx, `${name} ${seat ?? ''}`, `${name} ${seat ?? ''}`.trim())
