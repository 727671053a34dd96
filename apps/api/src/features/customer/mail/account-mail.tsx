/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'
import { MailButton } from '../../content/mail/mail-button.tsx'
import { ShopMail } from '../../content/mail/shop-mail.tsx'

export interface AccountMailProps {
  company: Company
  title: string
  preview: string
  paragraphs: readonly string[]
  /** Digits that are typed over. */
  digits?: string
  button?: { label: string; url: string }
  /** Paragraphs below. */
  after?: readonly string[]
}

/** Shows a mail about an account: what happened or was asked for, and the one thing to do about it. */
export function AccountMail({
  company,
  title,
  preview,
  paragraphs,
  digits,
  button,
  after = [],
}: AccountMailProps) {
  return (
    <ShopMail company={company} title={title} preview={preview}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
      {digits !== undefined && (
        <Text style={{ ...styles.code, fontSize: '34px', lineHeight: '44px', letterSpacing: '6px' }}>
          {digits}
        </Text>
      )}
      {button && <MailButton href={button.url}>{button.label}</MailButton>}
      {after.map((paragraph) => (
        <Text key={paragraph} style={{ ...styles.small, marginTop: '16px' }}>
          {paragraph}
        </Text>
      ))}
    </ShopMail>
  )
}
