/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import type { Company } from '../../../content/company.ts'
import { MailAnswer } from '../../../content/mail/mail-answer.tsx'
import { MailButton } from '../../../content/mail/mail-button.tsx'
import { ShopMail } from '../../../content/mail/shop-mail.tsx'
import { TextLines } from '../../../content/mail/text-lines.tsx'

export interface QuestionAnsweredProps {
  company: Company
  productTitle: string
  question: string
  answer: string
  /** The questions on the page of the product. */
  url: string
}

/** Tells an asker what the shop answered. */
export function QuestionAnswered({ company, productTitle, question, answer, url }: QuestionAnsweredProps) {
  return (
    <ShopMail company={company} title="We hebben je vraag beantwoord" preview={answer.slice(0, 120)}>
      <Text style={styles.text}>
        Je vroeg over <strong>{productTitle}</strong>:
      </Text>
      <TextLines text={question} />
      <MailAnswer text={answer} />
      <MailButton href={url}>Bekijk het bij het artikel</MailButton>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        Je vraag en ons antwoord staan nu op de pagina van het artikel, met de naam die je koos. Je
        e-mailadres hebben we bij je vraag gewist. Klopt er iets niet, of wil je je vraag weg hebben? Antwoord
        dan op deze mail.
      </Text>
    </ShopMail>
  )
}
