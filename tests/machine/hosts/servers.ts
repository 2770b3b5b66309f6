import { spawn } from 'node:child_process'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { words } from '../../support/cases.ts'
import { stopProgram } from '../../support/processes.ts'

/** A web server of the machine, as its files for a site are tried on it. */
export interface WebServer {
  /** As `--host` names it. */
  readonly name: string
  readonly binaries: readonly string[]
  /** Its arguments, after what else it reads is written into a folder for it. */
  readonly prepare: (dist: string, port: number, folder: string) => readonly string[]
}

const nginx: WebServer = {
  name: 'nginx',
  binaries: ['nginx'],
  prepare: (dist, _port, folder) => {
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')
    const config = `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
${isRoot ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; ${temporary} include ${dist}/nginx.conf; }`
    writeFileSync(join(folder, 'main.conf'), config)
    return ['-p', folder, '-c', join(folder, 'main.conf'), '-e', 'stderr']
  },
}

const caddy: WebServer = {
  name: 'caddy',
  binaries: ['caddy'],
  prepare: (dist) => ['run', '--config', join(dist, 'Caddyfile'), '--adapter', 'caddyfile'],
}

/** The modules that Debian's Apache brings and that a site needs. */
const modules = words`mpm_event authz_core mime dir rewrite headers deflate filter`

const apache: WebServer = {
  name: 'apache',
  binaries: ['apache2', 'httpd'],
  prepare: (dist, port, folder) => {
    const load = modules.map((name) => {
      return `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`
    })
    const config = `${load.join('\n')}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TraceEnable Off
TypesConfig /etc/mime.types
${isRoot ? 'User www-data\nGroup www-data' : ''}
Listen ${port}
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>`
    writeFileSync(join(folder, 'main.conf'), config)
    return ['-f', join(folder, 'main.conf'), '-D', 'FOREGROUND']
  },
}

export const webServers: readonly WebServer[] = [nginx, caddy, apache]

const isRoot = process.getuid?.() === 0

/** The server's program on this machine; `undefined` where there is none. */
export function findServer({ binaries }: WebServer): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const places = binaries.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place))
}

interface Start {
  readonly server: WebServer
  readonly binary: string
  readonly dist: string
  readonly port: number
  /** For what the server writes. */
  readonly folder: string
}

/** Starts a server and waits until it listens, for a minute at most; ends with what it said where it does not. */
export async function startServer({ server, binary, dist, port, folder }: Start) {
  // It may serve as another user.
  chmodSync(folder, 0o755)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(binary, server.prepare(dist, port, folder), {
    env: { ...env, CADDY_ADMIN: `unix/${folder}/admin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (data: Buffer) => said.push(data.toString()))
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) break
    if (await listens(port)) return () => stopProgram(child, 'SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stopProgram(child, 'SIGTERM')
  throw new Error(`${server.name} did not start:\n${said.join('')}`)
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
