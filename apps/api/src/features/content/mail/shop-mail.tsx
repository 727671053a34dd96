/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'
import { darkMailStyles, mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../company.ts'

export interface ShopMailProps {
  company: Company
  title: string
  /** The text that a mail program shows beside the subject. */
  preview: string
  children: ReactNode
  /** Small print above the company's details: the link to leave a list. */
  smallPrint?: ReactNode
}

/** Frames every mail: the shop's mark and name at the top, the company's details below (KvK and VAT number included). */
export function ShopMail({ company, title, preview, children, smallPrint }: ShopMailProps) {
  return (
    <Html lang="nl">
      <Head>
        {/* Without it a phone shows the mail as wide as a desk, and its words at half their size. */}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Mail programs in the dark take our own dark colors, instead of turning some of the light ones around. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMailStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail" style={styles.body}>
        <Container className="sheet" style={styles.container}>
          <Text style={styles.logo}>
            {/* The name beside the mark stands there as well when a mail program shows no pictures. */}
            <img
              src={`${company.publicUrl}/icons/icon-192.png`}
              alt=""
              width={36}
              height={36}
              style={styles.mark}
            />
            {company.name}
          </Text>
          <Heading as="h1" style={styles.heading}>
            {title}
          </Heading>
          {children}
          <Hr style={styles.rule} />
          {smallPrint !== undefined && <Text style={styles.small}>{smallPrint}</Text>}
          <Text style={styles.small}>
            {/* Each on a line of its own: a narrow screen leaves no dot between them at the end of one. */}
            {company.name}
            {[company.address, company.email, company.phone, company.numbers].filter(Boolean).map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
