"""A player of Pure Skill: it bids its card that is nearest to the prize.

It reads a page as a line of JSON from its input, and writes its move as a line of JSON. Play three
matches against our bots with: npx @ackanomic/arena pure-skill "python3 examples/player.py" easy fair
"""

import json
import re
import sys

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def rank(card):
    """The value of a card such as "10H"."""
    return RANKS.index(card[:-1])


def prize(page):
    """The card that is bid for, from the board as text."""
    found = re.search(r"bid for (\S+)", page["text"])
    return found.group(1) if found else "7S"


def choose(page):
    """The move for a page."""
    moves = page["legal"]["moves"]
    wanted = rank(prize(page))
    return min(moves, key=lambda move: abs(rank(move["card"]) - wanted))


def main():
    for line in sys.stdin:
        page = json.loads(line)
        if page["error"]:
            print(page["error"]["message"], file=sys.stderr)
        print(json.dumps({"move": choose(page)}), flush=True)


if __name__ == "__main__":
    main()
