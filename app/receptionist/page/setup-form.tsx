import { useState } from 'react'
import { Group, Labelled, smallBox, type Input } from './form-parts.tsx'
import { DAYS, type SetupFields } from './setup-fields.ts'
import { Facts, Services } from './setup-rows.tsx'

// A time on the twelve-hour clock would not fit with the usual padding and the browser's icon. In smaller letters, Safari
// on iOS would zoom in on the field.
const timeBox = `${smallBox} min-w-21! flex-1 basis-21 max-sm:px-1.5 max-sm:[&::-webkit-calendar-picker-indicator]:hidden`

/** The form with a field for everything that Ava knows. `taught`: questions to teach her, each in a row of its own. */
export function SetupForm({
  fields: first,
  taught,
  refused,
}: {
  fields: SetupFields
  taught: readonly string[]
  refused: string | null
}) {
  // The inputs hold what is typed from here on: other rows would replace it.
  const [fields] = useState(first)
  const input: Input = (name) => ({
    id: name,
    className: smallBox,
    autoComplete: 'off',
    dir: 'auto',
    ...(refused === name
      ? {
          'aria-invalid': true,
          'aria-describedby': 'set-up-problem',
          // Without JavaScript the sheet is closed, and has to show the field once it is opened.
          autoFocus: true,
        }
      : {}),
  })
  return (
    <>
      <Group title="Your business">
        <div className="grid gap-3 sm:grid-cols-[1.6fr_1fr]">
          <Labelled label="Name" name="name">
            <input name="name" maxLength={60} defaultValue={fields.name} {...input('name')} />
          </Labelled>
          <Labelled label="Town" name="town">
            <input name="town" maxLength={60} defaultValue={fields.town} {...input('town')} />
          </Labelled>
        </div>
      </Group>
      <Group title="Opening hours" hint="Leave both times empty for a day when you’re closed.">
        {fields.hours.map(({ from, to }, i) => (
          <div key={DAYS[i]} className="flex flex-wrap items-center gap-2">
            <span id={`day-${i}`} className="w-[5.9rem]">
              {DAYS[i]}
            </span>
            <input
              type="time"
              name="open"
              aria-label={`${DAYS[i]}, open from`}
              defaultValue={from}
              {...input(`open-${i}`)}
              className={timeBox}
            />
            <input
              type="time"
              name="close"
              aria-label={`${DAYS[i]}, open until`}
              defaultValue={to}
              {...input(`close-${i}`)}
              className={timeBox}
            />
          </div>
        ))}
      </Group>
      <Services services={fields.services} input={input} />
      <Facts facts={fields.facts} taught={taught} input={input} />
      <Group
        title="Area"
        hint="Separate towns and postcodes with commas. Leave both empty if callers come to you."
      >
        <Labelled label="Towns" name="towns">
          <input name="towns" maxLength={500} defaultValue={fields.towns} {...input('towns')} />
        </Labelled>
        <Labelled label="Postcodes, such as LS6, LS1 to LS20 or LS" name="outward">
          <input
            name="outward"
            maxLength={1200}
            defaultValue={fields.outward}
            {...input('outward')}
          />
        </Labelled>
      </Group>
      <Group title="Urgent calls" hint="Separate the words with commas.">
        <Labelled label="Words that make a call urgent" name="words">
          <input name="words" maxLength={500} defaultValue={fields.words} {...input('words')} />
        </Labelled>
        <div className="grid gap-3 sm:grid-cols-2">
          <Labelled label="What she does" name="does">
            <select id="does" name="does" defaultValue={fields.does} className={smallBox}>
              <option value="text">Texts you at once</option>
              <option value="put-through">Puts the caller through</option>
              <option value="next-slot">Books the next free time</option>
            </select>
          </Labelled>
          <Labelled label="Who rings people back" name="to">
            <input name="to" maxLength={60} defaultValue={fields.to} {...input('to')} />
          </Labelled>
        </div>
      </Group>
    </>
  )
}
