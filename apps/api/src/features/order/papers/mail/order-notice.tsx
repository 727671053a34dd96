/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Column } from '@react-email/column'
import { Hr } from '@react-email/hr'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Image } from '@sluimer/contract/platform/primitives'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import type { Company } from '../../../content/company.ts'
import { MailButton } from '../../../content/mail/mail-button.tsx'
import { MailPicture } from '../../../content/mail/mail-picture.tsx'
import { ShopMail } from '../../../content/mail/shop-mail.tsx'
import { MailPromise } from './mail-promise.tsx'

interface NoticeRow {
  label: string
  value: string
  /** The article, for rows that are about goods. */
  image?: Image | null
}

export interface OrderNoticeProps {
  title: string
  /** The one thing to remember, when the goods come or with whom, and where they go; stands in front. */
  promise?: { when: string; place: string }
  /** The news itself, in paragraphs. */
  paragraphs: readonly string[]
  /** What the mail concerns: a name, followed by '2 stuks' or an amount. */
  rows: readonly NoticeRow[]
  /** The shop's own address, for the pictures of the rows. */
  publicUrl: string
  button: { label: string; url: string }
  links: readonly { label: string; url: string }[]
  company: Company
}

/** Shows news about an order: it was sent, or money comes back. */
export function OrderNotice(props: OrderNoticeProps) {
  const { title, promise, paragraphs, rows, publicUrl, button, links, company } = props
  const others = links.filter(({ url }) => url !== button.url)
  const hasPictures = rows.some(({ image }) => image)
  return (
    <ShopMail company={company} title={title} preview={promise?.when ?? paragraphs[0] ?? title}>
      {promise !== undefined && <MailPromise promise={promise.when} place={promise.place} />}
      {paragraphs.map((text) => (
        <Text key={text} style={styles.text}>
          {text}
        </Text>
      ))}
      <MailButton href={button.url}>{button.label}</MailButton>
      <Section>
        <Hr style={styles.rule} />
        {rows.map(({ label, value, image }) => (
          <Row key={label}>
            {hasPictures && (
              <Column style={styles.pictureCell}>
                <MailPicture image={image} size="small" publicUrl={publicUrl} />
              </Column>
            )}
            <Column style={styles.cell}>{label}</Column>
            <Column style={styles.amount}>{value}</Column>
          </Row>
        ))}
        <Hr style={styles.rule} />
      </Section>
      {others.length > 0 && (
        <Text style={styles.text}>
          {others.map(({ label, url }) => (
            <span key={url}>
              <Link href={url} style={styles.link}>
                {label}
              </Link>
              <br />
            </span>
          ))}
        </Text>
      )}
    </ShopMail>
  )
}
