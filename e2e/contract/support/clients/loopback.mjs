/**
 * Loaded before a client (`node --import`): every connection that it opens for HTTP, to whatever host, secure or not,
 * becomes a plain one to the publisher's front on this machine. What it writes there is untouched, and nothing gets out.
 */
import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';

const port = Number(process.env.FRONT_PORT);

for (const { Agent } of [http, https]) Agent.prototype.createConnection = () => connect(port, '127.0.0.1');
