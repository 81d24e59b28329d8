import { findOutward } from '../engine/understanding/details/postcodes.ts'

const DISTRICT = /^([A-Z]{1,2}\d[A-Z\d]?)( ?\d[A-Z]{2})?$/
const RANGE = /^([A-Z]{1,2})(\d{1,2})-\1?(\d{1,2})$/

/**
 * The postcodes in a list such as "LS1 to LS4, HG and LS6 1AB", and the parts that are none.
 *
 * **Shape**: `districts` as "LS1", `areas` as "HG"; `hasAddress` tells whether a whole postcode was among them.
 */
export function readPostcodes(text: string): {
  districts: string[]
  areas: string[]
  wrong: string[]
  hasAddress: boolean
} {
  const districts = new Set<string>()
  const areas = new Set<string>()
  const wrong: string[] = []
  let hasAddress = false
  const parts = text
    .replace(/\s+/g, ' ')
    .replace(/ ?[-–—] ?|(?<=\d) to (?=\p{L}{0,2}\d)/giu, '-')
    .split(/[,;&()]|\band\b| (?=[A-Z]{1,2}\d)/i)
    .map((part) => part.trim())
    .filter(Boolean)
  for (const part of parts) {
    const code = part.toUpperCase()
    const [, district, inward] = DISTRICT.exec(code) ?? []
    const [, area = '', from, to] = RANGE.exec(code) ?? []
    if (district && isKnown(district)) {
      districts.add(district)
      hasAddress ||= inward !== undefined
    } else if (isKnown(`${area}1`) && Number(from) < Number(to)) {
      for (let i = Number(from); i <= Number(to); i++) districts.add(`${area}${i}`)
    } else if (isArea(code)) areas.add(code)
    else wrong.push(part)
  }
  return { districts: [...districts], areas: [...areas], wrong, hasAddress }
}

/** Whether a text is the letters of a postcode area, such as "HG", without a district. */
function isArea(text: string): boolean {
  return /^[A-Z]{1,2}$/.test(text) && isKnown(`${text}1`)
}

function isKnown(district: string): boolean {
  return findOutward(district.toLowerCase()) !== null
}
