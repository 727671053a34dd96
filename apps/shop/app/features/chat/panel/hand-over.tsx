import type { ChatHandOver } from '@sluimer/contract/assistant/schemas'
import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { toQuestionState } from '../../service/handed-question.ts'

const row =
  'inline-flex min-h-11 items-center gap-3 font-semibold text-pine underline-offset-4 hover:underline'

/** How to reach a person: by telephone, when it is answered, or with the contact form, which has the question in it. */
export function HandOver({ handOver, question }: { handOver: ChatHandOver; question: string }) {
  const { phone, hours, contact_path } = handOver
  return (
    <ul className="edged rounded-card bg-linen px-4 py-2">
      {phone !== '' && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={row}>
            <Phone className="size-5 shrink-0" aria-hidden="true" />
            {phone}
          </a>
          {hours !== '' && <p className="-mt-1 pb-1 pl-8 text-sm text-ink-soft">{hours}</p>}
        </li>
      )}
      <li>
        <Link to={contact_path} state={toQuestionState(question)} className={row}>
          <Mail className="size-5 shrink-0" aria-hidden="true" />
          Stuur ons een bericht
        </Link>
      </li>
    </ul>
  )
}
