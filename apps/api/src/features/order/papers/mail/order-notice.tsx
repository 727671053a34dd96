/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Hr } from '@react-email/hr'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import type { Company } from '../../../content/company.ts'
import { ShopMail } from '../../../content/mail/shop-mail.tsx'

export interface OrderNoticeProps {
  title: string
  /** The news itself, in paragraphs. */
  paragraphs: readonly string[]
  /** What the mail concerns: a name, followed by '2 stuks' or an amount. */
  rows: readonly { label: string; value: string }[]
  button: { label: string; url: string }
  links: readonly { label: string; url: string }[]
  company: Company
}

/** Shows news about an order: it was sent, or money comes back. */
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
