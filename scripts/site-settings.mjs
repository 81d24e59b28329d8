import { DAY_MS } from '../app/rules/time-units.ts'
import { lastBankHolidayDay } from '../app/site/bank-holidays.ts'

const YEAR_MS = 365 * DAY_MS

/**
 * Checks what an operator has set and what runs out, which no visit to the site can show.
 *
 * **Shape**: as `checkSite`; `isWarning` marks what is to be seen to, though nothing fails yet.
 */
export function checkSettings(vars, nowMs = Date.now()) {
  return [checkOrigin(vars), checkBankHolidays(nowMs)]
}

/** Without it, links in mails lead to whatever host a request has named. */
function checkOrigin({ EMAIL_FROM, SITE_URL }) {
  const isMissing = Boolean(EMAIL_FROM) && !SITE_URL
  return {
    what: 'address in mails',
    ok: !isMissing,
    detail: isMissing
      ? 'mail is on, so set SITE_URL in wrangler.toml to the address of the site'
      : SITE_URL || 'mail is off',
  }
}

function checkBankHolidays(nowMs) {
  const isWarning = Date.parse(lastBankHolidayDay) - nowMs < YEAR_MS
  const advice = isWarning ? ': add the years that gov.uk/bank-holidays names' : ''
  return {
    what: 'bank holidays',
    ok: true,
    isWarning,
    detail: `known until ${lastBankHolidayDay}${advice}`,
  }
}
