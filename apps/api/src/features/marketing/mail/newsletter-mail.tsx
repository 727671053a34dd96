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
  /** What stands out between the words: a code, goods. */
  children?: ReactNode
  button: { label: string; url: string }
  /** Words below the button. */
  after?: readonly string[]
  /** The way out, as this mail calls it. */
  leave: { label: string; url: string }
}

/** A mail to somebody on the list: what it is about, one button, who sends it, and the way off the list. */
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

/** A code that is read and typed over. */
export function MailCode({ code }: { code: string }) {
  return <Text style={{ ...styles.code, marginBottom: '20px' }}>{code}</Text>
}

/** Goods by name, one under another. */
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
