/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { contactSubjectLabels } from '@sluimer/domain/service/contact-subject'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import type { Company } from '../../content/company.ts'
import { ShopMail } from '../../content/mail/shop-mail.tsx'
import type { ContactMessageRow } from '../contact.queries.ts'
import { Facts, Quote } from './mail-parts.tsx'

/** Shows staff a question; an answer to this mail goes to the sender. */
export function ContactNotice({ company, message }: { company: Company; message: ContactMessageRow }) {
  const subject = contactSubjectLabels[message.subject]
  return (
    <ShopMail company={company} title={subject} preview={`${message.reference}, ${subject}`}>
      <Facts
        facts={[
          ['Van', `${message.name}, ${message.email}`],
          ['Bestelling', message.orderNumber ?? ''],
          ['Kenmerk', message.reference],
          ['Ontvangen', formatDutchMoment(message.receivedAt)],
        ]}
      />
      <Quote text={message.message} />
    </ShopMail>
  )
}
