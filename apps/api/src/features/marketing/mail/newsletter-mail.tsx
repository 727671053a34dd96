/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Button } from '@react-email/button'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'
import { ShopMail } from '../../content/mail/shop-mail.tsx'

export interface NewsletterMailProps {
  company: Company
  title: string
  preview: string
  paragraphs: readonly string[]
  /** What stands out between the paragraphs: a code, goods. */
  children?: ReactNode
  button: { label: string; url: string }
  /** Paragraphs below the button. */
  after?: readonly string[]
  /** The unsubscribe link, in this mail's words. */
  leave: { label: string; url: string }
}

/** Shows a mail to a subscriber: its subject matter, one button, the sender, and the unsubscribe link. */
export function NewsletterMail(props: NewsletterMailProps) {
  const { company, title, preview, paragraphs, children, button, after = [], leave } = props
  return (
    <ShopMail
      company={company}
      title={title}
      preview={preview}
      smallPrint={
        <Link href={leave.url} style={styles.link}>
          {leave.label}
        </Link>
      }
    >
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
      {children}
      <Button href={button.url} style={styles.button}>
        {button.label}
      </Button>
      {after.map((paragraph) => (
        <Text key={paragraph} style={{ ...styles.small, marginTop: '16px' }}>
          {paragraph}
        </Text>
      ))}
    </ShopMail>
  )
}

/** Shows a code that is read and typed. */
export function MailCode({ code }: { code: string }) {
  return <Text style={{ ...styles.code, marginBottom: '20px' }}>{code}</Text>
}

/** Lists goods by name, one below another. */
export function MailGoods({ goods }: { goods: readonly { id: string; text: string }[] }) {
  return (
    <Text style={styles.text}>
      {goods.map(({ id, text }) => (
        <span key={id}>
          {text}
          <br />
        </span>
      ))}
    </Text>
  )
}
