/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'

/** The frame of a mail about a message: the shop's name above, who we are below (KvK and VAT number included). */
export function ServiceMail(props: {
  company: Company
  title: string
  preview: string
  children: ReactNode
}) {
  const { company, title, preview, children } = props
  return (
    <Html lang="nl">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.logo}>{company.name}</Text>
          <Heading as="h1" style={styles.heading}>
            {title}
          </Heading>
          {children}
          <Hr style={styles.rule} />
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

/** Facts one under another, each with its name; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Text style={styles.text}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <span key={name}>
            <strong>{name}:</strong> {value}
            <br />
          </span>
        ))}
    </Text>
  )
}

/** Somebody's own words, as text and nothing else, with their line breaks. */
export function Quote({ text }: { text: string }) {
  return (
    <Text style={{ ...styles.text, borderLeft: '3px solid #EADFCE', paddingLeft: '16px' }}>
      {text.split(/\r?\n/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <span key={at}>
          {line}
          <br />
        </span>
      ))}
    </Text>
  )
}
