/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'

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
    <Html lang="nl">
      <Head />
      <Preview>{paragraphs[0] ?? title}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.logo}>{company.name}</Text>
          <Heading as="h1" style={styles.heading}>
            {title}
          </Heading>
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
          <Text style={styles.small}>
            {[company.name, company.address, company.email, company.phone].filter(Boolean).join(' · ')}
            <br />
            {company.numbers}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
