import { freePort } from '@podium/server/platform/http/free-port'
import { type RunningProgram, startProgram } from './start-program.ts'

export const PROXIES = ['nginx', 'haproxy'] as const satisfies readonly string[]
export type Proxy = (typeof PROXIES)[number]

type Front = { port: number; servers: readonly number[]; isTls: boolean }

/**
 * Starts a reverse proxy in front of servers on these ports, configured as docs/operations.md says;
 * with a certificate it speaks TLS to clients.
 */
export async function startProxy(
  proxy: Proxy,
  servers: readonly number[],
  tls?: { cert: string; key: string },
): Promise<RunningProgram> {
  const port = await freePort('127.0.0.1')
  const file = `${proxy}.conf`
  const isNginx = proxy === 'nginx'
  const front = { port, servers, isTls: tls !== undefined }
  return startProgram({
    name: proxy,
    port,
    files: {
      [file]: isNginx ? nginx(front) : haproxy(front),
      ...(tls && { 'tls.pem': tls.cert + tls.key }),
    },
    args: (folder) => (isNginx ? ['-p', folder, '-e', 'stderr', '-c', file] : ['-db', '-f', file]),
  })
}

/** Starts nginx with nothing but `proxy_pass`, and HTTP/1.1 as it speaks by default from 1.29.7 on. */
export async function startPlainProxy(server: number): Promise<RunningProgram> {
  const port = await freePort('127.0.0.1')
  const location = `proxy_pass http://127.0.0.1:${server};
      proxy_http_version 1.1;
      proxy_set_header Connection "";`
  return startProgram({
    name: 'nginx',
    port,
    files: {
      'nginx.conf': nginxWith(`server { listen 127.0.0.1:${port}; location / { ${location} } }`),
    },
    args: (folder) => ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'],
  })
}

const nginxWith = (http: string) => `
daemon off;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${http}
}
`

/** Configuration of nginx, which has no checks of its own: it learns from refused connections. */
const nginx = ({ port, servers, isTls }: Front) =>
  nginxWith(`
  upstream podium {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port}${isTls ? ' ssl' : ''};
    ${isTls ? 'ssl_certificate tls.pem; ssl_certificate_key tls.pem;' : ''}
    location / {
      proxy_pass http://podium;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
    }
    location /realtime/v1/websocket {
      proxy_pass http://podium;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection "upgrade";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 75s;
    }
  }`)

/** Configuration of HAProxy, which asks /readyz. */
const haproxy = ({ port, servers, isTls }: Front) => `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  timeout tunnel 1h
  timeout check 5s
frontend people
  bind 127.0.0.1:${port}${isTls ? ' ssl crt tls.pem' : ''}
  default_backend podium
backend podium
  option httpchk GET /readyz
  option redispatch
  ${servers.map((server, at) => `server podium${at} 127.0.0.1:${server} check inter 200ms fall 2 rise 1`).join('\n  ')}
`
