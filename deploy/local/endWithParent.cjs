// Ends a process as SIGTERM does once the one that started it has gone: npm's shell passes no signal on, and nobody can pass SIGKILL on.
const parent = process.ppid;
const look = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(look);
  process.kill(process.pid, 'SIGTERM');
}, 1000);
look.unref();
