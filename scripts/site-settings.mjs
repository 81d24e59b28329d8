import { DAY_MS } from '../app/rules/time-units.ts'
import { lastBankHolidayDay } from '../app/site/bank-holidays.ts'

const YEAR_MS = 365 * DAY_MS

/**
 * Checks the operator's settings and expiry dates, which no request to the site can show.
 *
 * **Shape**: as `checkSite`; `isWarning` marks something to fix that does not fail yet.
 */
export function checkSettings(vars, nowMs = Date.now()) {
  return [checkOrigin(vars), checkBankHolidays(nowMs)]
}

/** Checks SITE_URL if mail is on: without it, links in emails use whatever host a request names. */
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
