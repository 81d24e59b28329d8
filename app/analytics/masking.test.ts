import { expect, test } from 'vitest'
import { quickestMs } from '#tests/support/cpu-time.ts'
import { maskProperties, maskText } from './masking.ts'

test('card numbers are masked however they are written', () => {
  for (const card of [
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242\u00a04242\u00a04242\u00a04242',
    '4242%204242%204242%204242',
    '4242+4242+4242+4242',
    '4242  4242  4242  4242',
    '378282246310005',
    '3782 822463 10005',
    '4222222222222',
    '6304000000000000000',
    '4242424242424242 12 28 123',
  ]) {
    expect(maskText(`pay ${card} now`), card).toBe('pay [card] now')
    expect(maskText(`card${card}x`), card).toBe('card[card]x')
  }
})

test('numbers that are too short or have a wrong check digit are not masked', () => {
  for (const text of ['424242424242', '4242424242424', '020 7946 0000', '2026-11-21 15:55:00']) {
    expect(maskText(text)).toBe(text)
  }
})

test('social security numbers are masked, with and without dashes', () => {
  for (const number of ['123-45-6789', '123 45 6789', '123456789', '123%2045%206789']) {
    expect(maskText(`mine is ${number}.`), number).toBe('mine is [ssn].')
  }
  expect(maskText('12345678 and 1234567890')).toBe('12345678 and 1234567890')
})

test('email addresses, URL queries and link signatures are masked', () => {
  expect(maskText('Welcome, jo.bloggs+x@mail.example.com')).toBe('Welcome, [email]')
  expect(maskText('https://larkline.test/blog?q=my%20ex#top and on')).toBe(
    'https://larkline.test/blog and on',
  )
  expect(maskText('a:attr__href="/blog?q=my%20ex#top"text="and/or? /"')).toBe(
    'a:attr__href="/blog"text="and/or? /"',
  )
  // posthog-js has put its placeholder for the value of an advertisement's parameter.
  expect(maskText('https://larkline.test/n?gclid=<masked>&token=abc&_kx=<masked>#top and on')).toBe(
    'https://larkline.test/n and on',
  )
  expect(maskText("see https://larkline.test/o'neill?token=abc#it's and '/n'?q=ex' on")).toBe(
    "see https://larkline.test/o'neill and '/n' on",
  )
  expect(maskText(`/newsletter/jo%40x.example.${'aB3_-'.repeat(9)}`)).not.toMatch(/jo|aB3/)
})

test('a long text of slashes takes less than a second of processor time', () => {
  const units = ['-/', '(/a', '/', 'http://', '/?<masked>', '?<masked>/', "'/", "/'?"]
  const mask = () => units.forEach((unit) => maskText(unit.repeat(100_000)))
  expect(quickestMs(mask)).toBeLessThan(1000)
})

test('texts at any depth are masked, and the ids of the event are not', () => {
  const id = '12345678-1234-4123-8123-424242424242'
  const card = '4242 4242 4242 4242'
  expect(
    maskProperties({
      token: 'phc_123456789',
      distinct_id: id,
      $lib: 'web',
      screen: 390,
      $exception_list: [{ value: `no ${card}`, stacktrace: { frames: [{ context: [card] }] } }],
      nothing: null,
    }),
  ).toEqual({
    token: 'phc_123456789',
    distinct_id: id,
    $lib: 'web',
    screen: 390,
    $exception_list: [{ value: 'no [card]', stacktrace: { frames: [{ context: ['[card]'] }] } }],
    nothing: null,
  })
})

test('words of a campaign or a search are left out, and where a visit began is kept', () => {
  const kept = {
    $session_entry_url: 'https://larkline.test/blog',
    $session_entry_host: 'larkline.test',
    $session_entry_pathname: '/blog',
    $session_entry_referrer: 'https://www.bing.com/',
    $session_entry_referring_domain: 'www.bing.com',
    $session_entry_search_engine: 'bing',
    $search_engine: 'bing',
  }
  const words = {
    ph_keyword: 'ann bloggs',
    $session_entry_ph_keyword: 'ann bloggs',
    $session_entry_utm_term: 'ann bloggs',
    $session_entry_mc_cid: '1a2b3c',
    $session_entry_gclid: '<masked>',
  }
  expect(maskProperties({ ...kept, ...words })).toEqual(kept)
})

test('element text is cut at 255 characters and attribute values at 1,024', () => {
  const [text, attribute] = ['a '.repeat(200), 'b '.repeat(600)]
  const masked = maskProperties({
    $el_text: text,
    $elements: [
      { $el_text: text, attr__title: attribute },
      { $el_text: text.slice(0, 255), attr__title: attribute.slice(0, 1024) },
    ],
    $elements_chain: `button.x:attr__title="${attribute}"text="${text}";div:attr__title="short"`,
  })
  const short = { $el_text: text.slice(0, 255), attr__title: attribute.slice(0, 1024) }
  expect(masked).toEqual({
    $el_text: short.$el_text,
    $elements: [short, short],
    $elements_chain: `button.x:attr__title="${short.attr__title}"text="${short.$el_text}";div:attr__title="short"`,
  })
})

test('cutting a chain never leaves half an escaped quote', () => {
  const chain = `a:text="${'x'.repeat(254)}\\"y"href="/z"`
  expect(maskProperties({ $elements_chain: chain })).toEqual({
    $elements_chain: `a:text="${'x'.repeat(254)}"href="/z"`,
  })
})
