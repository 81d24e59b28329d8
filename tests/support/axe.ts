import AxeBuilder from '@axe-core/playwright'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The accessibility faults of a page as it stands, each with the first element that has it. */
export async function violations(
  page: ConstructorParameters<typeof AxeBuilder>[0]['page'],
): Promise<string[]> {
  // Legacy: otherwise axe sums up in a tab of its own, behind which the page would lie hidden.
  const result = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
}
