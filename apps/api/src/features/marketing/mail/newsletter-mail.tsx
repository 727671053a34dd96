/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Column } from '@react-email/column'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { ReactNode } from 'react'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'
import { MailButton } from '../../content/mail/mail-button.tsx'
import { MailPicture } from '../../content/mail/mail-picture.tsx'
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
      <MailButton href={button.url}>{button.label}</MailButton>
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

interface MailGoodsProps {
  goods: readonly { id: string; text: string; image: Image }[]
  /** The shop's own address, for the pictures. */
  publicUrl: string
}

/** Lists goods by name, one below another, each beside its picture. */
export function MailGoods({ goods, publicUrl }: MailGoodsProps) {
  return (
    <Section style={{ marginBottom: '16px' }}>
      {goods.map(({ id, text, image }) => (
        <Row key={id}>
          <Column style={styles.pictureCell}>
            {/* The name stands beside it. */}
            <MailPicture image={{ ...image, alt: '' }} size="small" publicUrl={publicUrl} />
          </Column>
          <Column style={styles.cell}>{text}</Column>
        </Row>
      ))}
    </Section>
  )
}
