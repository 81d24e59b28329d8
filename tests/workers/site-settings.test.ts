import { expect, test } from 'vitest'
import { listFeatures } from '../../scripts/features.mjs'
import { listChecks } from '../../scripts/site-checks.mjs'
import { checkSettings } from '../../scripts/site-settings.mjs'

const NOW = Date.parse('2026-11-23')

function lines(vars: Record<string, string>, nowMs = NOW): string[] {
  return listChecks(checkSettings(vars, nowMs))
}

test('once mail is on, doctor and deploy insist on SITE_URL', () => {
  const [wrong] = lines({ EMAIL_FROM: 'us@larkline.example', SITE_URL: '' })
  expect(wrong).toContain('FAILED   address in mails: mail is on, so set SITE_URL')
  const both = { EMAIL_FROM: 'us@larkline.example', SITE_URL: 'https://larkline.example' }
  expect(lines(both)[0]).toContain('ok       address in mails: https://larkline.example')
  expect(lines({ EMAIL_FROM: '', SITE_URL: '' })[0]).toContain('ok ')

  const mail = (...names: string[]) =>
    listFeatures(['AUTH_SECRET', ...names]).find(({ feature }) => feature === 'mail')
  expect(mail('EMAIL_FROM')).toMatchObject({ ok: false, state: 'missing SITE_URL' })
  expect(mail('EMAIL_FROM', 'SITE_URL')).toMatchObject({ ok: true, state: 'on' })
  expect(mail('SITE_URL')).toMatchObject({ ok: true })
})

test('a year before the bank holidays run out, doctor warns and still passes', () => {
  expect(lines({}, Date.parse('2027-12-31'))[1]).toBe(
    '  ok       bank holidays: known until 2028-12-31',
  )
  const [, late] = checkSettings({}, Date.parse('2028-01-02'))
  expect(late).toMatchObject({ ok: true, isWarning: true })
  expect(lines({}, Date.parse('2028-01-02'))[1]).toMatch(/^ {2}WARNING {2}bank holidays.*gov\.uk/)
})
