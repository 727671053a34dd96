/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Column } from '@react-email/column'
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

export interface ReviewInvitationProps {
  company: Company
  orderNumber: string
  products: readonly { title: string; url: string; image: Image }[]
  /** The page that explains how reviews are checked. */
  howUrl: string
  leaveUrl: string
  /** The shop's own address, for the pictures. */
  publicUrl: string
}

/** Asks for the customer's opinion of what they bought, good or bad. */
export function ReviewInvitation(props: ReviewInvitationProps) {
  const { company, orderNumber, products, howUrl, leaveUrl, publicUrl } = props
  const title = 'Hoe bevalt je bestelling?'
  return (
    <ShopMail
      company={company}
      title={title}
      preview="Vertel anderen wat je ervan vindt, ook als het tegenvalt."
      smallPrint={
        <Link href={leaveUrl} style={styles.link}>
          Vraag me niet meer om een beoordeling
        </Link>
      }
    >
      <Text style={styles.text}>
        Je hebt {products.length === 1 ? 'je aankoop' : 'je aankopen'} uit bestelling {orderNumber} nu een
        tijdje in huis. Wat vind je ervan? Wie nog twijfelt, heeft veel aan je mening, ook als het tegenvalt.
      </Text>
      {products.map((product) => (
        <Section key={product.url} style={{ marginBottom: '20px' }}>
          <Row>
            <Column style={styles.pictureCell}>
              {/* The name stands beside it. */}
              <MailPicture image={{ ...product.image, alt: '' }} size="small" publicUrl={publicUrl} />
            </Column>
            <Column style={{ ...styles.cell, paddingRight: 0 }}>
              <Text style={{ ...styles.text, marginBottom: '12px', fontWeight: 600 }}>{product.title}</Text>
              <MailButton href={product.url}>Schrijf een beoordeling</MailButton>
            </Column>
          </Row>
        </Section>
      ))}
      <Text style={styles.small}>
        Schrijf je via deze mail, dan staat er ‘Geverifieerde aankoop’ bij.{' '}
        <Link href={howUrl} style={styles.link}>
          Zo werken onze beoordelingen
        </Link>
      </Text>
      <Text style={styles.small}>
        Is er iets mis met je bestelling? Antwoord dan op deze mail, dan lossen we het op.
      </Text>
    </ShopMail>
  )
}
