/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { formatNames } from '@sluimer/domain/language/format-names'
import type { WithdrawalScope } from '@sluimer/domain/returns/withdrawal-scope'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import type { Company } from '../../../content/company.ts'
import type { OrderMailLinks } from './order-mail-links.ts'

interface WithdrawalProps {
  company: Company
  orderNumber: string
  /** What of the order can be withdrawn from. */
  scope: WithdrawalScope
  links: OrderMailLinks
  /** What it costs to send these goods back, in sentences. */
  returnCosts: string
}

/**
 * States the right of withdrawal on a durable medium, with the model form (BW 6:230m and 6:230v, WER VI.45 and VI.46).
 * Only goods made to the shopper's measure are excepted; an order of nothing else has no such right.
 */
export function Withdrawal(props: WithdrawalProps) {
  const { scope, links } = props
  return (
    <Section>
      <Hr style={styles.rule} />
      <Heading as="h2" style={styles.subheading}>
        {scope.covers === 'none' ? 'Op maat gemaakt: geen bedenktijd' : 'Bedenktijd: 14 dagen'}
      </Heading>
      {scope.covers === 'none' ? <MadeToMeasure names={scope.excluded} /> : <WithdrawalTerms {...props} />}
      <Text style={styles.small}>
        Op al onze artikelen heb je de{' '}
        <Link href={links.guarantee} style={styles.link}>
          wettelijke garantie
        </Link>
        : ze moeten doen wat je ervan mag verwachten. Op je bestelling zijn onze{' '}
        <Link href={links.terms} style={styles.link}>
          algemene voorwaarden
        </Link>{' '}
        van toepassing. De tekst staat onder aan deze mail, zoals die gold toen je bestelde.
      </Text>
    </Section>
  )
}

function MadeToMeasure({ names }: { names: readonly string[] }) {
  return (
    <Text style={styles.text}>
      <strong>Op maat gemaakt:</strong> {formatNames(names)}. Omdat dit speciaal voor jou wordt gemaakt, geldt
      de bedenktijd hiervoor niet: je kunt het niet herroepen of ruilen.
    </Text>
  )
}

function WithdrawalTerms({ company, orderNumber, scope, links, returnCosts }: WithdrawalProps) {
  const contact = company.email === '' ? 'ons' : company.email
  return (
    <>
      <Text style={styles.text}>
        Toch niet blij? Tot 14 dagen nadat je het laatste artikel van deze bestelling hebt ontvangen, kun je
        zonder reden van de koop afzien. Dat doe je zonder in te loggen:
      </Text>
      <Text style={styles.text}>
        <Link href={links.withdrawal} style={styles.strongLink}>
          Overeenkomst hier herroepen
        </Link>
      </Text>
      {scope.covers === 'part' && <MadeToMeasure names={scope.excluded} />}
      <Text style={styles.text}>
        Een e-mail aan {contact} met je naam en bestelnummer {orderNumber} mag ook. Je krijgt meteen een
        bevestiging. Stuur de artikelen daarna binnen 14 dagen terug. Je mag ze thuis bekijken en proberen
        zoals je dat in een winkel zou doen. {returnCosts} Hoe dat gaat, lees je op{' '}
        <Link href={links.returns} style={styles.link}>
          de pagina over retourneren
        </Link>
        .
      </Text>
      <Text style={styles.text}>
        Je krijgt het aankoopbedrag en de gewone bezorgkosten binnen 14 dagen na je bericht terug, op dezelfde
        manier als je hebt betaald. We mogen daarmee wachten tot we de artikelen terug hebben of je laat zien
        dat ze zijn verstuurd.
      </Text>
      <Text style={styles.small}>
        <strong>Modelformulier voor herroeping</strong> (alleen invullen en opsturen als je van de koop wilt
        afzien)
        <br />
        Aan {[company.name, company.address, company.email].filter(Boolean).join(', ')}: hierbij laat ik weten
        dat ik afzie van de koop van de volgende artikelen: … Besteld op … / ontvangen op … Bestelnummer:{' '}
        {orderNumber}. Naam: … Adres: … Datum: … Handtekening (alleen op papier): …
      </Text>
    </>
  )
}
