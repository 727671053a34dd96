import type { Footer } from '@sluimer/contract/content/schemas'
import { CookieSettingsButton } from '../../features/consent/cookie-settings-button.tsx'
import { TrustScore } from '../../features/shell/trust-score.tsx'
import { Container } from '../../ui/page/container.tsx'
import { CompanyDetails } from './company-details.tsx'
import { HelpContact } from './help-contact.tsx'
import { LegalLinks } from './legal-links.tsx'
import { SocialLinks } from './social-links.tsx'

/** LY-03 names three networks. */
const mostSocials = 3

/**
 * LY-03: help, trust score and socials under the checkout; no links into the shop. The total itself says whether prices
 * include VAT, because a business abroad pays without. Paper shows only the company details, at the top as on a letter.
 */
export function CheckoutFooter({ footer }: { footer: Footer | undefined }) {
  return (
    <footer className="mt-12 bg-linen print:absolute print:top-0 print:right-0 print:m-0 print:text-right">
      {footer && (
        <Container
          width="wide"
          className="flex flex-wrap items-start justify-between gap-x-12 gap-y-8 py-10 print:hidden"
        >
          <HelpContact phone={footer.phone} />
          <TrustScore trust={footer.trust} />
          <SocialLinks socials={footer.socials.slice(0, mostSocials)} />
        </Container>
      )}
      <Container
        width="wide"
        className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2 pb-8 text-sm print:p-0 print:leading-snug"
      >
        {footer && <CompanyDetails company={footer.company} email={footer.email} />}
        <LegalLinks>
          <CookieSettingsButton />
        </LegalLinks>
      </Container>
    </footer>
  )
}
