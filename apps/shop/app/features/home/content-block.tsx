import type { Homepage } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** A story with a picture beside it. */
export function ContentBlock(props: { block: Homepage['blocks'][number]; isMirrored: boolean }) {
  const { block, isMirrored } = props
  return (
    <Container as="section" width="wide" className="mt-14 lg:mt-20">
      <div className="grid items-stretch overflow-hidden rounded-card bg-linen md:grid-cols-2">
        <Picture
          image={block.image}
          sizes="(min-width: 48rem) 50vw, 100vw"
          isDecorative
          shape="styled"
          className={clsx(
            'aspect-4/3 md:aspect-auto md:h-full md:min-h-96',
            isMirrored && 'md:col-start-2 md:row-start-1',
          )}
        />
        <div className="flex flex-col items-start justify-center p-6 sm:p-10 lg:p-16">
          {block.sub_title && <p className="font-semibold text-pine">{block.sub_title}</p>}
          <h2 className="mt-1">{block.title}</h2>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{block.description}</p>
          <ButtonLink to={block.link} variant="secondary" className="mt-6">
            {block.button_text}
          </ButtonLink>
        </div>
      </div>
    </Container>
  )
}
