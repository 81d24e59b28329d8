import AxeBuilder from '@axe-core/playwright'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The accessibility faults of a page, or of a part of it, each with its first element. */
export async function violations(
  page: ConstructorParameters<typeof AxeBuilder>[0]['page'],
  part?: string,
): Promise<string[]> {
  // Legacy mode: otherwise axe reports in a new tab, which hides the page.
  // Faults only: reporting everything that passed took almost half of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
  const result = await (part === undefined ? axe : axe.include(part)).analyze()
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
}
