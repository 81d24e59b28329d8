import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown, plainText, safeLink, withoutOpenMarks } from './markdown.ts'

const ORIGIN = 'https://larkline.test'

test('paragraphs, lists, bold text and links are parsed', () => {
  const text =
    'Pro is **£50**.\nNo card.\n\n- one\n- see [prices](/#pricing)\n\n3. third\n4) fourth'
  expect(parseMarkdown(text, ORIGIN)).toEqual([
    { kind: 'paragraph', lines: [['Pro is ', { kind: 'bold', text: ['£50'] }, '.'], ['No card.']] },
    {
      kind: 'list',
      isOrdered: false,
      start: 1,
      items: [['one'], ['see ', { kind: 'link', text: 'prices', link: own('/#pricing') }]],
    },
    { kind: 'list', isOrdered: true, start: 3, items: [['third'], ['fourth']] },
  ])
})

test('only pages of this site and https addresses become links', () => {
  const refused = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.c',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/.//evil.example/login',
    '/a/..//evil.example',
    'https://larkline.test//evil.example',
    'http://evil.example',
    'https:evil.example',
    'https://larkline.test@evil.example',
    'https://',
    '#pricing',
    '',
  ]
  for (const href of refused) expect(safeLink(href, ORIGIN), href).toBeNull()
  expect(safeLink('/blog?q=a#b', ORIGIN)).toEqual(own('/blog?q=a#b'))
  expect(safeLink('https://larkline.test/auth', ORIGIN)).toEqual(own('/auth'))
  expect(safeLink('https://Example.com/a', ORIGIN)).toEqual({
    kind: 'foreign',
    href: 'https://example.com/a',
    host: 'example.com',
  })
  const text = '[free](javascript:alert(1)) and [x](//evil.example) <img src=x onerror=alert(1)>'
  expect(parseMarkdown(text, ORIGIN)).toEqual([{ kind: 'paragraph', lines: [[text]] }])
})

test('parsing keeps all of a text and makes only safe links', () => {
  const piece = fc.constantFrom(
    '**',
    '[',
    ']',
    '(',
    ')',
    '/',
    'https://a.b',
    'javascript:',
    '7',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const json = JSON.stringify(parseMarkdown(text, ORIGIN))
      for (const [, href] of json.matchAll(/"(?:href|to)":"([^"]*)"/g)) {
        expect(href).toMatch(/^(https:\/\/|\/(?![/\\]))/)
      }
      expect(json.split('7').length).toBeGreaterThanOrEqual(text.split('7').length)
    }),
  )
})

test('an unfinished reply shows no incomplete marks', () => {
  expect(withoutOpenMarks('Pro is **£5')).toBe('Pro is £5')
  expect(withoutOpenMarks('Pro is **£50** a')).toBe('Pro is **£50** a')
  expect(withoutOpenMarks('See [the pri')).toBe('See the pri')
  expect(withoutOpenMarks('See [the prices](/#pr')).toBe('See the prices')
  expect(withoutOpenMarks('See [the prices](/#pricing)')).toBe('See [the prices](/#pricing)')
})

test('copied text has no marks', () => {
  expect(plainText('Pro is **£50**, see [the **prices**](/#pricing).')).toBe(
    'Pro is £50, see the prices.',
  )
})

function own(to: string) {
  return { kind: 'own', to }
}
