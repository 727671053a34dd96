import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { Container } from '../../ui/page/container.tsx'

/** The head of a page with a code in its address: the address is secret, and must not reach search engines. */
export const codePageMeta = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * A page that a mail links to: it asks first, and only its button does what the mail was about. Programs that open
 * every link in a mail change nothing.
 */
export function CodePage(props: {
  title: string
  question: string
  buttonText: string
  action: string
  code: string
  /** The outcome. */
  done?: { title: string; text: string } | undefined
  error?: string | undefined
}) {
  const { done } = props
  const title = useRef<HTMLHeadingElement>(null)
  const isSending = useNavigation().formAction?.startsWith(props.action) === true
  useEffect(() => {
    if (done) title.current?.focus()
  }, [done])
  return (
    <Container className="py-4 sm:py-8">
      <div className="max-w-[36rem] py-4 md:mx-auto md:max-w-[44rem] md:rounded-card md:bg-linen md:p-10">
        <h1 ref={title} tabIndex={-1}>
          {done?.title ?? props.title}
        </h1>
        <p className="mt-4 text-lg text-ink-soft">{done?.text ?? props.question}</p>
        {props.error && (
          <Alert tone="error" className="mt-6">
            {props.error}
          </Alert>
        )}
        {done ? (
          <ButtonLink to="/" className="mt-8">
            Naar de winkel
          </ButtonLink>
        ) : (
          <Form method="post" action={props.action} className="mt-8">
            <input type="hidden" name="code" value={props.code} />
            <Button size="large" isLoading={isSending}>
              {props.buttonText}
            </Button>
          </Form>
        )}
      </div>
    </Container>
  )
}
