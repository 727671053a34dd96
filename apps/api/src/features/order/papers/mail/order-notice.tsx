/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Button, Column, Hr, Link, Row, Section, Text } from '@react-email/components'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import type { Company } from '../../../content/company.ts'
import { ShopMail } from '../../../content/mail/shop-mail.tsx'

export interface OrderNoticeProps {
  title: string
  /** What the mail is about, in paragraphs. */
  paragraphs: readonly string[]
  /** What it concerns: name and a word behind it, '2 stuks' or an amount. */
  rows: readonly { label: string; value: string }[]
  button: { label: string; url: string }
  links: readonly { label: string; url: string }[]
  company: Company
}

/** News about an order: it was sent, or money comes back. */
export function OrderNotice({ title, paragraphs, rows, button, links, company }: OrderNoticeProps) {
  return (
    <ShopMail company={company} title={title} preview={paragraphs[0] ?? title}>
      {paragraphs.map((text) => (
        <Text key={text} style={styles.text}>
          {text}
        </Text>
      ))}
      <Button href={button.url} style={styles.button}>
        {button.label}
      </Button>
      <Section>
        <Hr style={styles.rule} />
        {rows.map(({ label, value }) => (
          <Row key={label}>
            <Column style={styles.cell}>{label}</Column>
            <Column style={styles.amount}>{value}</Column>
          </Row>
        ))}
        <Hr style={styles.rule} />
      </Section>
      <Text style={styles.text}>
        {links.map(({ label, url }) => (
          <span key={url}>
            <Link href={url} style={styles.link}>
              {label}
            </Link>
            <br />
          </span>
        ))}
      </Text>
    </ShopMail>
  )
}
