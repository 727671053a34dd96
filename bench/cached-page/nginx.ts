import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { listDescendants } from '../machine/describe-machine.ts'
import { filePath, fileText, pagePath, pageText } from './contents.ts'
import type { MeasuredProcess } from './measured-process.ts'

const programs = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Starts nginx with one worker, which sends the same bytes from files; undefined where this machine has none. */
export async function startNginx(): Promise<MeasuredProcess | undefined> {
  const program = programs.find((path) => existsSync(path))
  if (program === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await findFreePort()
  writeCompressed(join(folder, 'kept', pagePath, 'index.html'), pageText)
  writeCompressed(join(folder, 'kept', filePath), fileText)
  writeFileSync(join(folder, 'nginx.conf'), toConfiguration(folder, port))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(`${url}${pagePath}`).catch(() => undefined)); tries++) {
    if (tries > 100) throw new Error('nginx does not start.')
    await new Promise((later) => setTimeout(later, 50))
  }
  return {
    name: 'nginx',
    url,
    cpuMicros: async () => readRunMicros(child.pid ?? 0),
    stop() {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      child.kill('SIGTERM')
    },
  }
}

function writeCompressed(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }))
}

function toConfiguration(folder: string, port: number): string {
  return `
    user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr error;
    events { worker_connections 256; }
    http {
      access_log off;
      keepalive_requests 1000000000;
      open_file_cache max=100;
      sendfile on;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      server {
        listen 127.0.0.1:${port};
        root ${folder}/kept;
        default_type 'text/html; charset=utf-8';
        add_header content-encoding br;
        add_header vary accept-encoding;
      }
    }`
}

/** Reads the processor time of the worker, which Linux reports to the nanosecond for a process of one thread. */
function readRunMicros(pid: number): number {
  const [worker = pid] = listDescendants(pid)
  return Number(readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ')[0]) / 1000
}
