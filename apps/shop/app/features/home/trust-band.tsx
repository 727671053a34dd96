import { Headset, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { Container } from '../../ui/page/container.tsx'
import { TrustScore } from '../shell/trust-score.tsx'
import { useShell } from '../shell/use-shell.ts'

/** Reasons to buy here: reviews collected by an independent site, and what comes with every order. */
export function TrustBand() {
  const footer = useShell()?.footer
  return (
    <section aria-labelledby="vertrouwen" className="mt-14 bg-pine-mist lg:mt-20">
      <Container
        width="wide"
        className="grid grid-cols-1 items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-[fit-content(45%)_1fr] lg:py-14"
      >
        <div className="min-w-0">
          <h2 id="vertrouwen">Slaap er gerust een nacht over</h2>
          {footer && (
            <div className="mt-5">
              <TrustScore trust={footer.trust} />
            </div>
          )}
        </div>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
          <Assurance icon={<Truck />} title="Bezorgd wanneer het past">
            Bij elk artikel staat wanneer het komt, in Nederland en België.
          </Assurance>
          <Assurance icon={<RotateCcw />} title="Veertien dagen bedenktijd">
            Vanaf de dag dat je het in huis hebt. Een reden hoef je niet te geven.
          </Assurance>
          <Assurance icon={<ShieldCheck />} title="Wettelijke garantie">
            Is er iets mis? Dan maken we het goed, ook na de eerste weken.
          </Assurance>
          <Assurance icon={<Headset />} title="Iemand aan de lijn">
            {footer ? (
              <>
                {footer.phone.hours} op <span className="inline-block">{footer.phone.number}</span>.
              </>
            ) : (
              'We denken graag met je mee.'
            )}
          </Assurance>
        </ul>
      </Container>
    </section>
  )
}

function Assurance(props: { icon: React.ReactNode; title: string; children: React.ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        className="grid size-11 shrink-0 place-items-center rounded-full bg-paper text-pine"
        aria-hidden="true"
      >
        {props.icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-sans text-base">{props.title}</h3>
        <p className="text-sm text-ink-soft">{props.children}</p>
      </div>
    </li>
  )
}
