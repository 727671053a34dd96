/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { contactSubjectLabels } from '@sluimer/domain/service/contact-subject'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'
import { ShopMail } from '../../content/mail/shop-mail.tsx'
import type { ContactMessageRow } from '../contact.queries.ts'
import { Facts } from './mail-parts.tsx'

/**
 * Tells the sender that the question has arrived. It repeats nothing that was typed: anyone can enter any address, and
 * a receipt with quotes would carry a stranger's words there.
 */
export function ContactReceipt({ company, message }: { company: Company; message: ContactMessageRow }) {
  return (
    <ShopMail
      company={company}
      title="We hebben je vraag ontvangen"
      preview={`Kenmerk ${message.reference}. Een medewerker leest je bericht en antwoordt per e-mail.`}
    >
      <Text style={styles.text}>
        Bedankt voor je bericht. Een medewerker leest het en antwoordt per e-mail, meestal binnen één werkdag.
      </Text>
      <Facts
        facts={[
          ['Kenmerk', message.reference],
          ['Onderwerp', contactSubjectLabels[message.subject]],
          ['Ontvangen', formatDutchMoment(message.receivedAt)],
        ]}
      />
      <Text style={styles.small}>
        Heb je ons niets gevraagd? Dan heeft iemand zich in het e-mailadres vergist. Je hoeft niets te doen.
      </Text>
    </ShopMail>
  )
}
