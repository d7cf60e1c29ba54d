/*
 * Counts how often a process asks for its files to be flushed: a library to be loaded before others. The
 * number stands in the first eight bytes of the file FLUSHES, however the process ends.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static _Atomic unsigned long *flushes;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FLUSHES");
  int fd = path == NULL ? -1 : open(path, O_RDWR | O_CLOEXEC);
  if (fd < 0) return;
  void *page = mmap(NULL, sizeof *flushes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (page != MAP_FAILED) flushes = page;
  close(fd);
}

static int counted(const char *name, int fd) {
  if (flushes != NULL) atomic_fetch_add(flushes, 1);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(fd);
}

int fsync(int fd) { return counted("fsync", fd); }

int fdatasync(int fd) { return counted("fdatasync", fd); }
