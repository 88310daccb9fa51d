# The site. One image for all environments: its settings are variables of the container (README, Settings).
FROM node:24-bookworm-slim AS build
WORKDIR /club
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/
RUN npm ci --omit=dev
COPY . .
RUN npm run image:site

FROM node:24-bookworm-slim
WORKDIR /club
COPY --from=build /club/.next-site-image ./
# The build with its settings; the rest of the file system may be read-only.
RUN mkdir .next-any && chown node:node .next-any
USER node
VOLUME /club/.next-any
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=65000 STOP_DELAY_SECONDS=5
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "start.cjs"]
