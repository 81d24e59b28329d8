import { expect, test } from 'vitest'
import { renderMail } from '#workers/email/template.ts'

const content = {
  preheader: 'Confirm to get new articles by email.',
  heading: 'Confirm your address',
  paragraphs: ['First.', 'Second.'],
  button: { label: 'Confirm', href: 'https://larkline.test/confirm?a=1&b=2' },
  footer: 'You asked for this on /blog.',
  footerLink: { label: 'Unsubscribe', href: 'https://larkline.test/unsubscribe?token=t' },
}

test('both parts of a mail say the same, with every link in full', () => {
  const { text, html } = renderMail(content)
  for (const said of [
    'Confirm your address',
    'First.',
    'Second.',
    'You asked for this on /blog.',
  ]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(text).toContain('Confirm:\nhttps://larkline.test/confirm?a=1&b=2')
  expect(text).toContain('Unsubscribe: https://larkline.test/unsubscribe?token=t')
  expect(html).toContain('href="https://larkline.test/confirm?a=1&amp;b=2"')
  expect(html).toContain('href="https://larkline.test/unsubscribe?token=t"')
})

test('no value of a mail becomes markup', () => {
  const attack = `"><img src=x onerror='alert(1)'>&amp;`
  const link = { label: attack, href: `https://larkline.test/${attack}` }
  const { html } = renderMail({
    preheader: attack,
    heading: attack,
    paragraphs: [attack],
    button: link,
    footer: attack,
    footerLink: link,
  })
  expect(html).not.toContain('<img')
  expect(
    html.split('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;'),
  ).toHaveLength(11)
})

test('a mail loads nothing when it is opened', () => {
  const { html } = renderMail(content)
  expect(html).not.toMatch(/\b(src|background|srcset)=|url\(|@import|<link/i)
})
