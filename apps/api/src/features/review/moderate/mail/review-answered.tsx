/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import type { Company } from '../../../content/company.ts'
import { MailAnswer } from '../../../content/mail/mail-answer.tsx'
import { MailButton } from '../../../content/mail/mail-button.tsx'
import { ShopMail } from '../../../content/mail/shop-mail.tsx'

export interface ReviewAnsweredProps {
  company: Company
  productTitle: string
  /** The name that the writer chose. */
  name: string
  title: string
  answer: string
  /** The reviews on the page of the product. */
  url: string
}

/** Tells the writer of a review what the shop answered. */
export function ReviewAnswered({ company, productTitle, name, title, answer, url }: ReviewAnsweredProps) {
  return (
    <ShopMail company={company} title="We hebben je beoordeling beantwoord" preview={answer.slice(0, 120)}>
      <Text style={styles.text}>
        Hallo {name}, we antwoordden op je beoordeling ‘{title}’ van <strong>{productTitle}</strong>.
      </Text>
      <MailAnswer text={answer} />
      <MailButton href={url}>Bekijk het bij het artikel</MailButton>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        Je kreeg dit bericht omdat je dat bij je beoordeling aanvinkte. We hebben je e-mailadres nu gewist en
        mailen je hier niet meer over. Wil je reageren? Antwoord dan op deze mail.
      </Text>
    </ShopMail>
  )
}
