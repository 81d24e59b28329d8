/**
 * One line of the table; it holds when nothing missed.
 *
 * **Shape**: `what`, `measured` and `wanted` are the table's cells; `misses` name page and cause,
 * `notes` are worth knowing but break nothing, `figures` go into the results file only.
 */
export function row({ what, measured, wanted, misses = [], notes = [], figures }) {
  return { what, measured, wanted, ok: misses.length === 0, misses, notes, figures }
}

/** The table as text, columns aligned. */
export function table(rows) {
  const cells = rows.map(({ what, measured, wanted, ok }) => [
    what,
    measured,
    wanted,
    ok ? 'yes' : 'NO',
  ])
  const lines = [['what', 'measured', 'wanted', 'ok'], ...cells]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => String(line[column]).length)),
  )
  const text = lines.map((line) =>
    line
      .map((cell, column) => String(cell).padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
  return [text[0], widths.map((width) => '-'.repeat(width)).join('  '), ...text.slice(1)].join('\n')
}

/** Every miss, and after them what is merely worth knowing, under the line that it belongs to. */
export function details(rows) {
  const block = (heading, lines) => [heading, ...lines.map((line) => `  ${line}`)].join('\n')
  return [
    ...rows.filter((r) => !r.ok).map((r) => block(`MISSED ${r.what}`, r.misses)),
    ...rows.filter((r) => r.notes.length > 0).map((r) => block(`note: ${r.what}`, r.notes)),
  ].join('\n\n')
}

/** The middle figure; of an even number the lower of the two. */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)]
}
