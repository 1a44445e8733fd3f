/*
 * The field's reference double-dummy solver, for the bench only. Reads a deal a line: trump, leader and sixteen masks by
 * seat and suit (bit 0 is the two). Prints the tricks of the leader's side, microseconds of CPU time and nodes. Asked for
 * "all", it values every card, else the best alone; then follow, for each run of alike cards, their mask, suit and tricks.
 */
#include <dds/dll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

int main(int count, char **words) {
  int solutions = count > 1 && strcmp(words[1], "all") == 0 ? 3 : 1;
  SetMaxThreads(1);
  struct deal dl = {0};
  unsigned mask;
  while (scanf("%d %d", &dl.trump, &dl.first) == 2) {
    for (int seat = 0; seat < 4; seat++)
      for (int suit = 0; suit < 4; suit++) {
        if (scanf("%u", &mask) != 1) return 1;
        dl.remainCards[seat][suit] = mask << 2;
      }
    struct futureTricks future;
    double begun = microseconds();
    int code = SolveBoard(dl, -1, solutions, 1, &future, 0);
    double spent = microseconds() - begun;
    if (code != RETURN_NO_FAULT) return 2;
    printf("%d %.1f %d", future.score[0], spent, future.nodes);
    for (int i = 0; i < future.cards; i++)
      printf(" %d %d %d", (future.equals[i] | 1 << future.rank[i]) >> 2, future.suit[i], future.score[i]);
    printf("\n");
  }
  return 0;
}
