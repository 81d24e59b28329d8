import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { industries } from '#app/site/industries.ts'
import { findCall } from './calls.ts'

const slugs = ['home', ...industries.map(({ slug }) => slug)] as const

test.each(slugs)(
  'the example call %s has its recordings, and captions that are its transcript',
  (slug) => {
    const { segments, ...call } = findCall(slug)
    expect(call).toMatchObject({ slug, peaks: { length: 120 } })
    const file = `public/media/calls/${slug}`
    for (const ending of ['opus', 'm4a', 'mp3'])
      expect(existsSync(`${file}.${ending}`), ending).toBe(true)
    const captions = readFileSync(`${file}.vtt`, 'utf8').matchAll(
      /^([\d:.]+) --> ([\d:.]+)\n<v .*?>(.*)$/gm,
    )
    const cues = [...captions].map(([, start = '', end = '', text = '']) => ({
      start: secondsOf(start),
      end: secondsOf(end),
      text: text.replaceAll('&amp;', '&'),
    }))
    expect(cues).toEqual(segments.map(({ start, end, text }) => ({ start, end, text })))
  },
)

/** The seconds of a time such as 00:01:05.890. */
function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
