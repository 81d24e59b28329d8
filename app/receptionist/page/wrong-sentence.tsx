import type { Sentence } from '../engine/types.ts'
import { describeSource, type FoundField } from './sources.ts'

/** The sentence of Ava's that is wrong, and what to do about it. */
export function WrongSentence({
  sentence,
  found,
  isTaught,
}: {
  sentence: Sentence
  found: FoundField | null
  /** Whether she has no answer yet, and there is a row for it. */
  isTaught: boolean
}) {
  return (
    <div className="mb-1.5 mt-1 rounded-control bg-amber-soft px-4 py-3 leading-snug">
      <p className="font-[650]">“{sentence.text}”</p>
      <p className="mt-1.5 text-[0.9375rem]">
        {isTaught
          ? sentence.source.kind === 'fact'
            ? 'If that’s not the answer, write it below, then save or replay the call.'
            : 'She has no answer to this. Write it below, then save or replay the call.'
          : `This comes from ${describeSource(sentence)}. ${whatToDo(found)}`}
      </p>
    </div>
  )
}

function whatToDo(found: FoundField | null): string {
  if (found?.isGone)
    return 'You’ve since renamed or removed it, so replay the call to hear what she says now.'
  return found?.field
    ? 'Change it, then save or replay the call.'
    : 'It isn’t in the set-up, so it can’t be changed here.'
}
