const HEAD = ['what', 'measured', 'budget', 'held']

/** The results as a Markdown table, ready for docs/performance.md. */
export function table(results) {
  const cells = results.map(({ what, measured, budget, ok }) => [
    what,
    measured,
    budget,
    ok ? 'yes' : 'NO',
  ])
  const widths = HEAD.map((_, at) => Math.max(...[HEAD, ...cells].map((line) => line[at].length)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [HEAD, rule, ...cells]
    .map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`)
    .join('\n')
}

/** The details of every missed budget, each under its name. */
export function misses(results) {
  return results
    .filter(({ ok }) => !ok)
    .map(({ what, details = [] }) => [`MISSED ${what}`, ...details].join('\n  '))
    .join('\n\n')
}

/** The middle figure; of an even number the lower of the two. */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)]
}
