import { Fragment } from 'react'
import type { Ask, ContactForm as ContactFormData, FormField } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { Heading } from '../ui/Heading'
import { Sentence } from '../ui/Sentence'

/**
 * A form that works without JavaScript: the browser checks and sends it, and keeps what was typed. Its page is
 * never hydrated (see `app/has-form.ts`).
 */
export function ContactForm({ form }: { readonly form: ContactFormData }) {
  const { heading, lead, action, attributes, hidden, honeypot, fields, consent } = form
  return (
    <section id="write" className="py-section bg-sand print:hidden">
      <div className="wrap grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div>
          <Heading as="h2" text={heading} />
          <p className="mt-3 text-lead text-ink-soft">
            <Sentence text={lead} />
          </p>
        </div>
        <form
          name="contact"
          method="post"
          action={action}
          acceptCharset="utf-8"
          className="grid gap-5"
          {...attributes}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields.map((field) => (
            <Fragment key={field.ask}>
              <Field field={field} />{' '}
            </Fragment>
          ))}
          {honeypot && (
            // Not displayed, so neither screen readers nor autofill reach it.
            <label hidden>
              Leave this empty{' '}
              <input
                type={honeypot.type}
                name={honeypot.name}
                tabIndex={-1}
                autoComplete={honeypot.type === 'text' ? 'off' : undefined}
              />
            </label>
          )}
          {consent && (
            <div className="tick">
              <input id="consent" type="checkbox" name="text_messages" value="yes" />
              <div className="text-small">
                <label htmlFor="consent">{consent.text}</label>{' '}
                {consent.links.map(({ to, text }) => (
                  <Fragment key={to}>
                    <Link to={to} className="text-link mr-4 inline-block py-1">
                      {text}
                    </Link>{' '}
                  </Fragment>
                ))}
              </div>
            </div>
          )}{' '}
          <button type="submit" className={`${buttonStyle('primary')} cursor-pointer sm:w-fit`}>
            Send
          </button>
        </form>
      </div>
    </section>
  )
}

interface FieldWords {
  readonly label: string
  readonly autoComplete?: string
  readonly type?: 'tel' | 'email'
}

const words: Readonly<Record<Ask, FieldWords>> = {
  name: { label: 'Your name', autoComplete: 'name' },
  phone: { label: 'Your phone number', autoComplete: 'tel', type: 'tel' },
  email: { label: 'Your email address', autoComplete: 'email', type: 'email' },
  town: { label: 'Your town', autoComplete: 'address-level2' },
  service: { label: 'What you need' },
  when: { label: 'How soon' },
  words: { label: 'Your message' },
}

function Field({ field }: { readonly field: FormField }) {
  const { label } = words[field.ask]
  return (
    <label className="field">
      <span>{field.isRequired ? label : `${label} (optional)`}</span> <Control {...field} />
    </label>
  )
}

function Control({ ask, name, isRequired, options }: FormField) {
  const { autoComplete, type } = words[ask]
  const common = { name, required: isRequired }
  if (ask === 'words') return <textarea {...common} rows={6} />
  if (ask === 'service') return <Choice {...common} options={[...options, 'Something else']} />
  if (ask === 'when')
    return <Choice {...common} options={['At once', 'In the next weeks', 'No hurry']} />
  return (
    <>
      <input
        {...common}
        type={type ?? 'text'}
        inputMode={type}
        autoComplete={autoComplete}
        list={options.length > 0 ? `${name}-options` : undefined}
      />
      {options.length > 0 && (
        <datalist id={`${name}-options`}>
          <Options options={options} />
        </datalist>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly required: boolean
  readonly options: readonly string[]
}

function Choice({ options, ...select }: ChoiceProps) {
  return (
    <select {...select}>
      <option value="">Choose</option> <Options options={options} />
    </select>
  )
}

const Options = ({ options }: Pick<ChoiceProps, 'options'>) =>
  options.map((option) => (
    <Fragment key={option}>
      <option>{option}</option>{' '}
    </Fragment>
  ))
