import {
  askLoginCodeEndpoint,
  logInEndpoint,
  logInWithCodeEndpoint,
} from '@sluimer/contract/account/endpoints'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { readText } from '../../../lib/form-text.ts'
import { loginDonePath } from '../account-paths.ts'
import { describeLoginFailure, type Refusal } from '../failure-words.ts'
import { type LoginStep, wayName } from './login-steps.ts'

type Context = Readonly<RouterContextProvider>

/** Handles every form of the login page. A login that succeeds goes on to its callback (RT-04). */
export function handleLogin(context: Context, form: FormData) {
  const way = readText(form, wayName)
  if (way === 'code') return mailCode(context, form)
  if (way === 'digits') return logInWithDigits(context, form)
  if (way === 'password' || readText(form, 'password') !== '') return logInWithPassword(context, form)
  // Enter in the address field: without a password it can only be about a code.
  return mailCode(context, form)
}

async function mailCode(context: Context, form: FormData) {
  const start = readStart(form)
  const asked = await getApi(context).call(askLoginCodeEndpoint, { body: { email: start.email } })
  const wasAsked = Number(readText(form, 'minutes'))
  if (asked.ok)
    return answer({ ...start, step: 'code', minutes: asked.data.minutes, isSentAgain: wasAsked > 0 })
  // The code that was mailed before still works.
  if (wasAsked > 0) return refuse({ ...start, step: 'code', minutes: wasAsked, isSentAgain: false }, asked)
  return refuse({ ...start, step: 'start' }, asked)
}

async function logInWithDigits(context: Context, form: FormData) {
  const start = readStart(form)
  const body = { code: readText(form, 'code'), remember: start.isRemembered }
  const login = await getApi(context).call(logInWithCodeEndpoint, { body })
  if (login.ok) return redirect(loginDonePath)
  const minutes = Number(readText(form, 'minutes')) || 10
  return refuse({ ...start, step: 'code', minutes, isSentAgain: false }, login)
}

async function logInWithPassword(context: Context, form: FormData) {
  const start = readStart(form)
  const body = {
    username: start.email,
    password: readText(form, 'password'),
    remember: start.isRemembered,
  }
  const login = await getApi(context).call(logInEndpoint, { body })
  return login.ok ? redirect(loginDonePath) : refuse({ ...start, step: 'start' }, login)
}

function readStart(form: FormData) {
  return {
    email: readText(form, 'email').trim(),
    isRemembered: form.get('remember') === 'on',
    problem: undefined,
  }
}

const answer = (step: LoginStep) => data(step)
const refuse = (step: LoginStep, refusal: Refusal) =>
  data<LoginStep>({ ...step, problem: describeLoginFailure(refusal) }, { status: refusal.status })
