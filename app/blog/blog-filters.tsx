import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { categories, type BlogFilter, type Category } from './article.ts'

/** The search box and category buttons. Their state is in the URL. */
export function BlogFilters({ filter }: { filter: BlogFilter }) {
  const navigate = useNavigate()
  const location = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(filter.query)
  const underway = useRef<string[]>([])

  // Links, Back and Forward change the box. A navigation caused by typing must not, because the box may
  // be ahead of it.
  useEffect(() => {
    const arrived = underway.current.indexOf(filter.query)
    underway.current.splice(0, arrived + 1)
    if (arrived !== -1 || !input.current || shown.current === filter.query) return
    input.current.value = filter.query
    shown.current = filter.query
  }, [filter.query, location])

  function search(query: string) {
    underway.current.push(query)
    void navigate(
      { search: searchOf(query, filter.category) },
      // Replaces the history entry, so that Back leaves the search in one step.
      { replace: shown.current !== '', preventScrollReset: true },
    )
    shown.current = query
  }

  return (
    <div className="mt-9 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
      <Form role="search" replace preventScrollReset className="relative lg:w-96">
        <Icon
          name="search"
          className="pointer-events-none absolute left-4 top-4 size-5 text-muted"
        />
        <input
          type="search"
          name="q"
          ref={input}
          defaultValue={filter.query}
          onChange={(event) => search(event.currentTarget.value)}
          placeholder="Search articles..."
          aria-label="Search articles"
          dir="auto"
          className="h-13 w-full rounded-control border-[1.5px] border-edge bg-white pl-12 pr-4 [&::-webkit-search-cancel-button]:hidden"
        />
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
      </Form>
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-2">
          {[null, ...categories].map((category) => (
            <li key={category}>
              <Link
                to={{ search: searchOf(filter.query, category) }}
                preventScrollReset
                aria-current={category === filter.category ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4.5 font-semibold ${category === filter.category ? 'border-evergreen bg-evergreen text-white' : 'border-edge hover:bg-white'}`}
              >
                {category ?? 'All'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function searchOf(query: string, category: Category | null): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (category) params.set('category', category)
  return params.toString()
}
