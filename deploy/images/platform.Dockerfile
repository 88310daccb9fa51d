# The platform: its own workspace and the packages of that alone.
FROM node:24-bookworm-slim AS build
WORKDIR /club
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/
RUN npm ci --omit=dev
COPY . .
RUN npm run image:platform

FROM node:24-bookworm-slim
WORKDIR /club
COPY --from=build /club/.next-platform-image ./
# E-mails to send; the rest of the file system may be read-only.
RUN mkdir -p .data/emails && chown -R node:node .data
USER node
VOLUME /club/.data
ENV NODE_ENV=production PLATFORM_PORT=4000 LETTERS_FOLDER=.data/emails STOP_DELAY_SECONDS=5 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "platform/.build/main.cjs"]
