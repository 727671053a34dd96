import type { Footer } from '@sluimer/contract/content/schemas'
import { Link } from 'react-router'
import { CookieSettingsButton } from '../../features/consent/cookie-settings-button.tsx'
import { TrustScore } from '../../features/shell/trust-score.tsx'
import { Wordmark } from '../../ui/mark/wordmark.tsx'
import { Container } from '../../ui/page/container.tsx'
import { CompanyDetails } from './company-details.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { HelpContact } from './help-contact.tsx'
import { LegalLinks } from './legal-links.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { SocialLinks } from './social-links.tsx'

/**
 * HF-05: links, help, payment methods, socials, trust and company details. Without its content only the name stays. Paper shows only
 * the company details, at the top as on a letter, so that they never fill a sheet of their own.
 */
export function SiteFooter({ footer }: { footer: Footer | undefined }) {
  return (
    <footer className="mt-16 bg-linen lg:mt-24 print:absolute print:top-0 print:right-0 print:m-0 print:text-right">
      {footer && (
        <Container
          width="wide"
          className="grid grid-cols-1 gap-x-12 gap-y-8 py-12 lg:grid-cols-[1fr_20rem] lg:py-16 print:hidden"
        >
          <FooterColumns columns={footer.columns} />
          <div className="flex flex-col gap-8 sm:max-lg:flex-row sm:max-lg:*:flex-1">
            <HelpContact phone={footer.phone} />
            <TrustScore trust={footer.trust} />
          </div>
        </Container>
      )}
      <Container
        width="wide"
        className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-sand py-6 print:hidden"
      >
        <Link to="/" className="inline-flex min-h-11 items-center text-xl">
          <Wordmark />
        </Link>
        {footer && (
          <>
            <PaymentMethods methods={footer.payment_methods} />
            <SocialLinks socials={footer.socials} />
          </>
        )}
      </Container>
      <Container
        width="wide"
        className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2 pb-8 text-sm print:pb-0 print:leading-snug"
      >
        {footer && (
          <CompanyDetails company={footer.company} email={footer.email}>
            <p>Alle prijzen zijn in euro en inclusief btw.</p>
          </CompanyDetails>
        )}
        <LegalLinks>
          <CookieSettingsButton />
        </LegalLinks>
      </Container>
    </footer>
  )
}
