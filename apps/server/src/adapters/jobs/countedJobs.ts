import type { Jobs } from '../../ports/jobs.ts';
import type { Metrics } from '../../ports/metrics.ts';

/** Queues that tell which of their jobs this node has in hand. */
export function countedJobs(
  jobs: Jobs,
  { takesJobs, jobBegan }: Pick<Metrics, 'takesJobs' | 'jobBegan'>,
): Jobs {
  return {
    ...jobs,
    work: (queue, handler) => {
      takesJobs(queue);
      return jobs.work(queue, async (data, signal) => {
        const ended = jobBegan(queue);
        await handler(data, signal).finally(ended);
      });
    },
    schedule: (recurring, handler) => {
      takesJobs(recurring.queue);
      return jobs.schedule(recurring, async (cause, signal) => {
        const ended = jobBegan(recurring.queue);
        await handler(cause, signal).finally(ended);
      });
    },
  };
}
